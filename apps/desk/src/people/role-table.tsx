import type { listPeople } from '@ndp/contract/desk/people.ts';
import { type DeskRole, deskRoles } from '@ndp/contract/permissions.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import type * as z from 'zod/mini';
import { roleNames } from '../messages.ts';
import { shortMoment } from '../short-moment.ts';
import { WideTable } from '../wide-table.tsx';
import { peopleMessages as texts } from './messages.ts';

type Desk = z.infer<typeof listPeople.answer>;

interface RoleTableProps {
  readonly label: string;
  readonly people: Desk['people'];
  readonly proposals: Desk['proposals'];
  readonly mayChange: boolean;
  readonly onChange: (person: Desk['people'][number], role: DeskRole, isGiven: boolean) => void;
}

/** Everybody at a partner’s desk, with what they may do and since when what they may not do yet waits. */
export function RoleTable({ label, people, proposals, mayChange, onChange }: RoleTableProps) {
  const { say, locale } = useLanguage();
  const waiting = (person: string, role: DeskRole) =>
    proposals.find((each) => each.person === person && each.role === role && each.state === 'waits');
  return (
    <WideTable
      name={label}
      heads={[texts.name, ...deskRoles.map((role) => roleNames[role]), texts.seen]}
      isTight
    >
      <tbody>
        {people.map((person) => (
          <tr key={person.id}>
            <th scope="row">
              {person.name} {person.is_me && say(texts.me)}
              {person.email && <div>{person.email}</div>}
              {person.leads > 0 && <div>{say(texts.leads, { count: person.leads })}</div>}
            </th>
            {deskRoles.map((role) => {
              const waits = waiting(person.id, role);
              return (
                <td key={role}>
                  {waits ? (
                    say(waits.is_taking ? texts.taking_waits : texts.waits, {
                      day: shortMoment(waits.given_at, locale),
                    })
                  ) : (
                    <input
                      type="checkbox"
                      aria-label={say(texts.role_of, { role: say(roleNames[role]), name: person.name })}
                      checked={person.roles.includes(role)}
                      disabled={!mayChange || person.is_me}
                      onChange={(event) => onChange(person, role, event.target.checked)}
                    />
                  )}
                </td>
              );
            })}
            <td>{person.seen_at ? shortMoment(person.seen_at, locale) : say(texts.never)}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
