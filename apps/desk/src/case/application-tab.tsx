import { useState } from 'react';
import { Answers } from './answers.tsx';
import { Appeal } from './appeal.tsx';
import styles from './case.module.css';
import type { CasePart, CasePartProps } from './case-part.ts';
import { Consents } from './consents.tsx';
import { Correction, useCorrections } from './correction/correction.tsx';
import type { WantedPlace } from './correction/wanted-place.ts';
import { CoveredData } from './covered-data.tsx';
import { Duties } from './duties.tsx';

interface ApplicationTabProps extends Pick<CasePartProps, 'shown'> {
  readonly partOf: (part: CasePart) => Omit<CasePartProps, 'shown'>;
}

/** What the applicant said, and what is to be corrected of it. */
export function ApplicationTab({ shown, partOf }: ApplicationTabProps) {
  const { partner } = partOf('corrections');
  const corrections = useCorrections({ partner, shown });
  const [wanted, setWanted] = useState<WantedPlace>();
  const key = { partner: partner.id, reference: shown.reference };
  return (
    <div className={styles.columns}>
      <div>
        <Appeal {...partOf('appeal')} shown={shown} />
        <Duties {...partOf('duties')} shown={shown} />
        <Answers
          parts={shown.parts}
          askable={corrections.askable}
          onCorrect={(place) => setWanted({ place })}
        />
      </div>
      <div>
        <Correction {...partOf('corrections')} {...{ shown, wanted }} loaded={corrections} />
        <CoveredData of={key} fields={shown.covered} />
        <Consents of={key} />
      </div>
    </div>
  );
}
