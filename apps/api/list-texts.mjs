import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where texts stand that applicants are shown or mailed. */
const rooms = ['apps/portal/src', 'packages/flows/src', 'apps/api/src'];
const shown =
  /^(apps\/portal|packages\/flows|apps\/api\/src\/(mail|features|calls|cases|platform))\/.*(?<!\.test)\.tsx?$/;

/** Texts of the staff, and what is no sentence. */
const others =
  /^apps\/api\/.*(\b(desk|casework|partners|programs|payments|statistics|search|config|attention)\/|receive-callback)|flows\/src\/(figures|message)\./;

/**
 * What the law, the agreement or a programme’s version fixes: statements, what is agreed to and declared, with their names;
 * reasons and sentences of a decision, which stay in the case as they were; the companies of a letter.
 */
const fixed =
  /\/(statements|consent|translations)\/|\/(consent-messages|embedded\/statement|refusal\/reasons|payment\/kept-statements|corrections\/sentences|reason-messages|co-owners\/stop)\b|\.(coOwnerStatement|paymentStatement)$|mail\/messages\.(organiser|operator)$/;

/** `name: { pl: '…', en: '…' }`, as every text is written; the one of a refusal is its `sentence`. */
const text =
  /(?:(\w+)(?:: [\w<>[\], ]+)?(?::| =) |(refusal)\(\d+, )?\{\s*pl:\s+'((?:\\.|[^'\\\n])*)',\s+en:\s+'((?:\\.|[^'\\\n])*)',?\s*\}/g;

/**
 * Every text that a partner may word otherwise, once, by the file and name it stands under first.
 *
 * @returns {{ key: string, pl: string, en: string }[]}
 */
export function listTexts() {
  const found = rooms.flatMap((room) =>
    readdirSync(`${root}/${room}`, { recursive: true, encoding: 'utf8' })
      .map((file) => `${room}/${file}`)
      .filter((file) => shown.test(file) && !others.test(file))
      .sort()
      .flatMap((file) =>
        [...readFileSync(`${root}/${file}`, 'utf8').matchAll(text)].map(([, name, refusal, pl, en]) => ({
          key: `${file.replace(/^(apps|packages)\/(\w+)\/src\//, '$2/').replace(/\.tsx?$/, '')}.${name ?? (refusal ? 'sentence' : 'text')}`,
          pl: unescaped(pl),
          en: unescaped(en),
        })),
      ),
  );
  const both = ({ pl, en }) => `${pl}\n${en}`;
  const stored = new Set(found.filter(({ key }) => fixed.test(key)).map(both));
  return [...new Map(found.reverse().map((each) => [both(each), each])).values()]
    .reverse()
    .filter((each) => !stored.has(both(each)));
}

function unescaped(text) {
  return text
    .replace(/\\u([\da-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\\n', '\n')
    .replace(/\\(.)/g, '$1');
}
