import { changeRole, listPeople } from '@ndp/contract/desk/people.ts';
import { deskRoles } from '@ndp/contract/desk/permissions.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { askDesk } from '../ask.ts';
import styles from '../inbox/inbox.module.css';
import { roleNames } from '../messages.ts';
import { Failure } from '../page/failure.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { shortMoment } from '../short-moment.ts';
import { useAct } from '../use-act.ts';
import { useLoaded } from '../use-loaded.ts';
import { Invitations } from './invitations.tsx';
import { peopleMessages as texts } from './messages.ts';

/** Who may do what at a partner’s desk; an administrator gives and takes roles. */
export function PeoplePage({ partner }: { readonly partner: DeskPartner }) {
  const { say, language, locale } = useLanguage();
  const ofPartner = { partner: partner.id };
  const { answer, failure, again } = useLoaded(`people ${partner.id}`, () =>
    askDesk(language, listPeople, { params: ofPartner }),
  );
  const changing = useAct();
  const mayChange = partner.acts.includes('give-roles');
  return (
    <>
      <h1>{say(texts.title, { partner: partner.title })}</h1>
      <p>{say(texts.lead)}</p>
      <Failure failure={failure} onAgain={again} />
      <Failure failure={changing.failure} />
      {answer && (
        <div className={styles.scroll}>
          <table className={styles.table} aria-label={say(texts.title, { partner: partner.title })}>
            <thead>
              <tr>
                <th scope="col">{say(texts.name)}</th>
                {deskRoles.map((role) => (
                  <th scope="col" key={role}>
                    {say(roleNames[role])}
                  </th>
                ))}
                <th scope="col">{say(texts.seen)}</th>
              </tr>
            </thead>
            <tbody>
              {answer.people.map(({ id, name, email, roles, seen_at, is_me }) => (
                <tr key={id}>
                  <th scope="row">
                    {name} {is_me && say(texts.me)}
                    {email && <div>{email}</div>}
                  </th>
                  {deskRoles.map((role) => (
                    <td key={role}>
                      <input
                        type="checkbox"
                        className={styles.box}
                        aria-label={say(texts.role_of, { role: say(roleNames[role]), name })}
                        checked={roles.includes(role)}
                        disabled={!mayChange || is_me || changing.isBusy}
                        onChange={(event) => {
                          const body = { role, is_given: event.target.checked };
                          void changing.run(async () => {
                            await askDesk(language, changeRole, {
                              params: { ...ofPartner, person: id },
                              body,
                            });
                            again();
                          });
                        }}
                      />
                    </td>
                  ))}
                  <td>{seen_at ? shortMoment(seen_at, locale) : say(texts.never)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {answer && (
        <Invitations
          partner={partner.id}
          invitations={answer.invitations}
          mayInvite={mayChange}
          onDone={again}
        />
      )}
    </>
  );
}
