import type { ProgramAnswer, VersionAnswer } from '@ndp/contract/desk/programs.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import tables from '../inbox/inbox.module.css';
import { saveFile } from '../save-file.ts';
import { WideTable } from '../wide-table.tsx';
import { formatDay } from './comparison.ts';
import { programmeMessages as texts } from './messages.ts';

/** Who made which version, from when on it counts, and how many cases stand on it. */
export function VersionTable({ answer }: { readonly answer: ProgramAnswer }) {
  const { say, language } = useLanguage();
  const fromOf = ({ from_day }: VersionAnswer) =>
    !from_day ? '–' : from_day.startsWith('0001') ? say(texts.from_start) : formatDay(from_day, language);
  const makersOf = ({ made_by, n }: VersionAnswer) =>
    made_by.join(', ') || say(n === 1 ? texts.with_release : texts.from_file);
  return (
    <WideTable
      name={say(texts.history)}
      heads={[
        texts.version,
        texts.state,
        texts.from,
        texts.made_by,
        texts.published_by,
        texts.cases,
        texts.file,
      ]}
      numbers={[texts.cases]}
    >
      <tbody>
        {answer.versions.map((version) => (
          <tr key={version.n}>
            <th scope="row">{version.n}</th>
            <td>
              {say(texts[version.state])}
              {version.n === answer.current && `, ${say(texts.counts_now)}`}
            </td>
            <td className={tables.day}>{fromOf(version)}</td>
            <td>{makersOf(version)}</td>
            <td>{version.published_by ?? '–'}</td>
            <td className={tables.number}>{version.cases}</td>
            <td>
              <Button variant="secondary" onClick={() => saveVersion(answer.id, version)}>
                {say(texts.save_file, { n: String(version.n) })}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

/** The version as a file: what `ndp export-program` writes too. */
function saveVersion(program: string, { n, content }: VersionAnswer): void {
  saveFile(`${program}-${n}.json`, `${JSON.stringify({ program, version: n, content }, null, 2)}\n`);
}
