import { readCaseFile } from '@ndp/contract/desk/cases.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { pathOf } from '../../ask.ts';
import { caseMessages as texts } from '../messages.ts';
import type { CaseKey } from '../use-case.ts';

interface FileLinkProps {
  readonly of: CaseKey;
  readonly file: string;
  readonly name: string;
}

/** Leads to the file itself, whose text a screen reader can read; the browser opens it as it opens any file. */
export function FileLink({ of, file, name }: FileLinkProps) {
  const { say } = useLanguage();
  return (
    <a
      href={pathOf(readCaseFile.path, { ...of, file })}
      target="_blank"
      rel="noreferrer"
      aria-label={say(texts.file_itself_named, { name })}
    >
      {say(texts.file_itself)}
    </a>
  );
}
