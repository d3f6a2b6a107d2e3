import type { Program } from '@ndp/domain/programs/program.ts';
import { roundHalfUp } from '@ndp/domain/subsidy/fraction.ts';
import { sampleAmount, sampleNames as samples } from '@ndp/domain/subsidy/sample-projects.ts';
import { unitFee } from '@ndp/domain/subsidy/tables/unit-fee.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import tables from '../inbox/inbox.module.css';
import { WideTable } from '../wide-table.tsx';
import { formatDifference } from './comparison.ts';
import { sampleNames, programmeMessages as texts } from './messages.ts';

const amounts = [texts.now, texts.later, texts.difference];

/** What sample projects get now and would get: the meaning of the figures beside them. */
export function Samples({ current, draft }: { readonly current: Program; readonly draft: Program }) {
  const { say, language } = useLanguage();
  const amount = (value: number | undefined) => (value === undefined ? '–' : formatPln(value, language));
  return (
    <>
      {draft.year >= 2017 && draft.year <= 2100 && (
        <p>{say(texts.fee, { fee: formatPln(Number(roundHalfUp(unitFee(draft.year), 2)), language, 2) })}</p>
      )}
      <WideTable name={say(texts.samples)} heads={[texts.sample, ...amounts]} numbers={amounts}>
        <tbody aria-live="polite">
          {samples.map((name) => {
            const [before, after] = [current, draft].map((program) => sampleAmount(name, program));
            const isKnown = before !== undefined && after !== undefined;
            return (
              <tr key={name}>
                <th scope="row">{say(sampleNames[name])}</th>
                <td className={tables.number}>{amount(before)}</td>
                <td className={tables.number}>{amount(after)}</td>
                <td className={tables.number}>
                  {isKnown ? formatDifference(after - before, language) : '–'}
                </td>
              </tr>
            );
          })}
        </tbody>
      </WideTable>
    </>
  );
}
