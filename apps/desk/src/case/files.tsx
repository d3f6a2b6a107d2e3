import { type CaseAnswer, readCaseFile } from '@ndp/contract/desk/cases.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { useState } from 'react';
import { pathOf } from '../ask.ts';
import styles from './case.module.css';
import { caseMessages as texts } from './messages.ts';
import type { CaseKey } from './use-case.ts';
import { Verdict } from './verdict.tsx';

type CaseFile = CaseAnswer['files'][number];

interface FilesProps {
  readonly of: CaseKey;
  readonly files: readonly CaseFile[];
  readonly mayJudge: boolean;
  readonly onDone: (sentence: string) => void;
}

/** The papers and uploads of a case; one at a time is looked at in its own frame. */
export function Files({ of, files, mayJudge, onDone }: FilesProps) {
  const { say, locale } = useLanguage();
  const [openId, setOpenId] = useState<string>();
  const open = files.find(({ id }) => id === openId);
  const address = (id: string) => pathOf(readCaseFile.path, { ...of, file: id });
  return (
    <section className={styles.card} aria-labelledby="files">
      <h2 id="files">{say(texts.files)}</h2>
      {files.length === 0 && <p>{say(texts.no_files)}</p>}
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.id}>
            <Button
              variant="link"
              label={say(texts.view, { name: `${file.kind}, ${file.name}` })}
              onClick={() => setOpenId(file.id)}
            >
              {file.kind}: {file.name}
            </Button>{' '}
            <span className={styles.soft}>
              {new Date(file.at).toLocaleDateString(locale, { timeZone: 'Europe/Warsaw' })}
            </span>
            {file.verdict !== undefined && <Verdict {...{ of, file, mayJudge, onDone }} />}
          </li>
        ))}
      </ul>
      {open && (
        <div className={styles.viewer}>
          <div className={styles.buttons}>
            <Button variant="secondary" onClick={() => setOpenId(undefined)}>
              {say(texts.close)}
            </Button>
            <a href={address(open.id)} target="_blank" rel="noreferrer">
              {say(texts.own_tab)}
            </a>
          </div>
          <iframe
            key={open.id}
            className={styles.frame}
            src={address(open.id)}
            title={`${open.kind}: ${open.name}`}
          />
        </div>
      )}
    </section>
  );
}
