import type { ProgramContent } from '@ndp/domain/programs/program.ts';
import { ownKinds } from '@ndp/domain/settlement/document-kinds.ts';
import { documentNames } from '@ndp/flows/application/payment/messages.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { CheckField } from '@ndp/ui/check-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { programmeMessages as texts } from './messages.ts';

interface DocumentFieldsProps {
  readonly content: ProgramContent;
  readonly error: string | undefined;
  readonly onChange: (changed: Partial<Pick<ProgramContent, 'installer' | 'ownDocuments'>>) => void;
}

/** Which documents the programme asks for by itself, and whether it has a list of installers. */
export function DocumentFields({ content, error, onChange }: DocumentFieldsProps) {
  const { say } = useLanguage();
  const { installer, ownDocuments } = content;
  const listed = installer.kind === 'from-list' ? installer.installers : [];
  const setListed = (installers: Installers) => onChange({ installer: { kind: 'from-list', installers } });
  return (
    <>
      {ownKinds.map((kind) => (
        <CheckField
          key={kind}
          name={`document_${kind}`}
          label={say(documentNames[kind])}
          checked={ownDocuments.includes(kind)}
          onChange={(isAsked) => {
            const chosen = ownKinds.filter((each) => (each === kind ? isAsked : ownDocuments.includes(each)));
            onChange({ ownDocuments: chosen });
          }}
        />
      ))}
      <CheckField
        name="installer_list"
        label={say(texts.installer_list)}
        checked={installer.kind === 'from-list'}
        onChange={(isList) => (isList ? setListed(listed) : onChange({ installer: { kind: 'free-text' } }))}
      />
      {installer.kind === 'from-list' && (
        <InstallerList installers={listed} error={error} onChange={setListed} />
      )}
    </>
  );
}

type Installers = Extract<ProgramContent['installer'], { kind: 'from-list' }>['installers'];

interface InstallerListProps {
  readonly installers: Installers;
  readonly error: string | undefined;
  readonly onChange: (installers: Installers) => void;
}

/** The installers, one a line; a line stays as it is typed while it is typed. */
function InstallerList({ installers, error, onChange }: InstallerListProps) {
  const { say } = useLanguage();
  const [typing, setTyping] = useState<string>();
  const lines = installers.map(({ key, name, town }) => `${key}; ${name}; ${town}`).join('\n');
  return (
    <TextField
      name="installers"
      label={say(texts.installer_list)}
      help={say(texts.installers_help)}
      error={error}
      multiline
      rows={6}
      value={typing ?? lines}
      onChange={(typed) => {
        setTyping(typed);
        onChange(readLines(typed));
      }}
      onBlur={() => setTyping(undefined)}
    />
  );
}

function readLines(typed: string) {
  return typed
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [key = '', name = '', town = ''] = line.split(';').map((part) => part.trim());
      return { key, name, town };
    });
}
