import { estimateOf, sectionsOf } from '../load/answers.mjs';
import { linkOf, plainPartner } from './copy-cases.mjs';
import { requestBytes } from './load.mjs';

let visitors = 0;
/** Somebody who has not called before. */
const nextVisitor = () => {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
};

const domain = 'ndp.localhost';
const api = (label, visitor, request) =>
  requestBytes({
    ...request,
    path: `/pl/ndp${request.path}`,
    host: `api.${domain}`,
    headers: { origin: `https://${label}.${domain}`, 'x-forwarded-for': visitor, ...request.headers },
  });

const { subsidy } = estimateOf('');
const quoteOf = (visitor) =>
  api(plainPartner, visitor, { method: 'POST', path: '/quote_subsidy', body: JSON.stringify(subsidy) });

/** Quotes of a thousand visitors in turn, a few a minute each; bytes made once, so that the driver costs little. */
export function quotes(count) {
  const made = Array.from({ length: count }, () => quoteOf(nextVisitor()));
  let n = 0;
  return () => made[n++ % count];
}

/** One visitor who has asked too often. */
export function tooMany() {
  const made = quoteOf(nextVisitor());
  return () => made;
}

export function pages() {
  const made = requestBytes({
    path: '/application/welcome-page',
    host: `${plainPartner}.${domain}`,
    headers: { accept: 'text/html' },
  });
  return () => made;
}

/** Every one of another visitor, in the next portal, under a key of its own. */
export function submissions(partners, label) {
  let n = 0;
  return () => {
    n += 1;
    const body = estimateOf(`${label}.${n}@example.pl`);
    const headers = { 'idempotency-key': `${label}-${n}` };
    return api(partners[n % partners.length], nextVisitor(), {
      method: 'POST',
      path: '/applications',
      body,
      headers,
    });
  };
}

/** One section of the generated cases, another content each time; each lane has cases of its own. */
export function sectionSaves(partners, cases, lanes) {
  const turns = Array.from({ length: lanes }, (_, lane) => lane);
  const sections = new Map();
  const bodyOf = (n, turn) => {
    if (!sections.has(n)) sections.set(n, Object.fromEntries(sectionsOf(n)));
    const { building_info } = sections.get(n);
    return { ...building_info, land_registry_number: `${1 + (turn % 9999)}/7` };
  };
  return (lane) => {
    const turn = turns[lane];
    turns[lane] += lanes;
    // Every second case is filled in.
    const n = (turn * 2) % cases;
    const { id, token } = linkOf(n);
    const path = `/applications/${token}/${id}/building_info`;
    return api(partners[n % partners.length], nextVisitor(), { method: 'PUT', path, body: bodyOf(n, turn) });
  };
}

/** The cases in their order, read through their links. */
export function reads(partners, cases) {
  let n = 0;
  return () => {
    n = (n + 2) % cases;
    const { id, token } = linkOf(n);
    return api(partners[n % partners.length], nextVisitor(), { path: `/applications/${token}/${id}` });
  };
}
