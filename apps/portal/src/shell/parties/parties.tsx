import { platformOperator } from '@ndp/domain/platform-operator.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { describeParty } from '@ndp/flows/statements/party-words.ts';
import { bindWords } from '@ndp/flows/typography.ts';
import { Unparted } from '@ndp/flows/unparted.tsx';
import { partyMessages as texts } from './messages.ts';

/** Who runs the platform, as a company has to name itself on its website. */
const company = bindWords(describeParty(platformOperator));

/** Who stands behind the page: the company that runs the platform, and the organiser of the programme. */
export function Parties({ program }: { readonly program: Program | undefined }) {
  const { say, language } = useLanguage();
  const capital = formatPln(platformOperator.shareCapitalPln, language);
  return (
    <>
      <p>
        <Unparted
          text={say(texts.operator, { company, court: say(platformOperator.registerCourt), capital })}
        />
      </p>
      {program && (
        <p>
          <Unparted text={say(texts.organiser, { organiser: bindWords(describeParty(program.organiser)) })} />
        </p>
      )}
    </>
  );
}
