import { programContent, readProgramContent } from '@ndp/contract/desk/program-content.ts';
import type { ProgramContent } from '@ndp/domain/programs/program.ts';
import * as z from 'zod/mini';
import { JsonFile } from '../json-file.tsx';
import { programmeMessages as texts } from './messages.ts';

const versionFile = z.object({ content: programContent });

/** Reads a version from a file into the form. */
export function VersionFile({ onRead }: { readonly onRead: (content: ProgramContent) => void }) {
  return (
    <JsonFile
      label={texts.read_file}
      unfit={texts.file_unfit}
      schema={versionFile}
      onRead={({ content }) => onRead(readProgramContent(content))}
    />
  );
}
