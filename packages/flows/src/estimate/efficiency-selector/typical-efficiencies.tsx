import { Details } from '../../form/details.tsx';
import { useLanguage } from '../../language.tsx';
import { efficiencySelectorMessages as messages } from './messages.ts';
import styles from './typical-efficiencies.module.css';
import { typicalEfficiencies } from './typical-efficiency-names.ts';

/** What other heat sources have, for those who have to guess. */
export function TypicalEfficiencies() {
  const { say, locale } = useLanguage();
  const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  return (
    <Details title={say(messages.typical_title)}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say(messages.typical_source)}</th>
            <th scope="col" className={styles.number}>
              {say(messages.typical_efficiency)}
            </th>
          </tr>
        </thead>
        <tbody>
          {typicalEfficiencies.map(([source, efficiency]) => (
            <tr key={source.en}>
              <td>{say(source)}</td>
              <td className={styles.number}>{written.format(efficiency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{say(messages.typical_note)}</p>
    </Details>
  );
}
