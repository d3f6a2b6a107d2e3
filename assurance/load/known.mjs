/** Parts of an application that only its applicant changes. */
const parts = ['client', 'building_address', 'building_info', 'settlement', 'consent'];
const fixed = ['id', 'reference', 'quote', 'contact_email'];

/**
 * What of an acknowledged application is missing or different in what the server says now.
 *
 * @param known    the last answer that was acknowledged
 * @param current  the answer now
 * @param pending  the part whose change was sent but not acknowledged: it may be there or not
 * @returns sentences; none when nothing acknowledged was lost
 */
export function compareWithKnown(known, current, pending) {
  const losses = fixed
    .filter((name) => known[name] !== current[name])
    .map((name) => `${name} is another than was acknowledged`);
  if (current.revision < known.revision) losses.push(`revision ${known.revision} → ${current.revision}`);
  for (const part of parts) {
    if (part !== pending && known[part] && !isSame(known[part], current[part]))
      losses.push(`${part} is lost`);
  }
  const entered = ({ history }) => history.map(({ status, at }) => `${status} ${at}`).join('\n');
  if (!entered(current).startsWith(entered(known))) losses.push('the timeline was rewritten');
  const isKept = (document) => current.payment?.documents.some(({ id }) => id === document.id);
  const missing = (known.payment?.documents ?? []).filter((document) => !isKept(document));
  return [...losses, ...missing.map(() => 'a document of the settlement is lost')];
}

/** A number that is masked meanwhile is the same when its last four characters are. */
function isSame(known, current) {
  if (known === null || typeof known !== 'object') return known === current || isMasked(known, current);
  if (current === null || typeof current !== 'object') return false;
  return Object.keys(known).every((name) => isSame(known[name], current[name]));
}

function isMasked(known, current) {
  if (typeof known !== 'string' || typeof current !== 'string') return false;
  const isHidden = /[•*…]/.test(known) || /[•*…]/.test(current);
  return isHidden && known.slice(-4) === current.slice(-4);
}
