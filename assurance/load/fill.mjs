import { Line } from '../stage/ask.mjs';
import { estimateOf } from './answers.mjs';
import { Applicant } from './applicant.mjs';
import { Crowd } from './crowd.mjs';

/** Of so many applicants one goes on to the sections, and of these every fourth until the settlement's files are there. */
const goOn = 12;

/**
 * Fills a running server with applications, over all its portals, as fast as their limits allow.
 *
 * @param files  what they send for the settlement, in turn, each by its name
 * @returns the applicants who have their link, and what the server did wrong
 */
export async function fillServer({ port, portals, random, applications, files, width = 5 }) {
  const all = portals.map((portal) => openPortal({ port, portal, random, files, width }));
  const tried = await Promise.all(all.map(async (crowd) => ({ crowd, status: await submit(crowd, 0) })));
  // Another programme asks for another estimate.
  const crowds = tried.filter(({ status }) => status === 201).map(({ crowd }) => crowd);
  const going = Math.ceil(applications / goOn);
  await inLanes(width, going, (n) => walk(crowds[n % crowds.length], n, random));
  const refused = new Set();
  await inLanes(width, applications - going - crowds.length, async (n) => {
    const status = await submit(crowds[n % crowds.length], going + n);
    if (status !== 201) refused.add(`a submission was answered ${status}`);
  });
  for (const { line } of all) line.close();
  return {
    applicants: crowds.flatMap((crowd) => crowd.applicants),
    faults: [...crowds.flatMap((crowd) => crowd.faults), ...refused],
  };
}

function openPortal({ port, portal, random, files, width }) {
  const line = new Line(port, 60_000);
  line.portal = portal;
  const crowd = new Crowd({ line, seed: portal, random, width });
  crowd.mayRefuse = true;
  crowd.files = files;
  crowd.up();
  return crowd;
}

/** Does so many pieces of work, numbered from 1, some at a time. */
async function inLanes(width, count, work) {
  let done = 0;
  const lane = async () => {
    while (done < count) await work(++done);
  };
  await Promise.all(Array.from({ length: width }, lane));
}

async function walk(crowd, n, random) {
  const applicant = new Applicant({ n, depth: n % 4 === 0 ? 'settled' : 'sections', crowd, random });
  crowd.applicants.push(applicant);
  await applicant.walk().catch((cause) => crowd.fault(applicant, cause.message));
}

async function submit(crowd, n) {
  const visitor = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
  const asking = new Applicant({ n, depth: 'submitted', crowd, random: crowd.random });
  const body = estimateOf(`tlum.${n}@example.pl`);
  const { status } = await asking.insist('POST', '/applications', { body, key: `tlum ${n}`, visitor });
  return status;
}
