import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../../tools/prepare.mjs';
import { java, textOf } from '../programs.mjs';

/** ZAP, and what its passive rules are built with: they come by no registry. */
const coordinates = [
  ...['org.zaproxy:zap:2.17.0', 'org.htmlunit:htmlunit-csp:5.2.0', 'org.antlr:antlr4:4.13.2'],
  ...['com.google.re2j:re2j:1.8', 'com.fasterxml.jackson.dataformat:jackson-dataformat-xml:2.20.0'],
];

/**
 * Builds the passive rules of ZAP from a copy of the repository `zap-extensions`.
 *
 * @returns what they say of a folder of exchanges, each finding with its rule, risk, address and evidence
 */
export function passiveRules(copy, folder) {
  java('zap', coordinates);
  const lib = join(root, 'assurance/programs/zap/lib/*');
  const place = 'org/zaproxy/zap/extension/pscanrules';
  const of = (addOn, kind) => join(copy, 'addOns', addOn, 'src/main', kind);
  const [classes, home, lexer] = ['classes', 'home', 'lexer'].map((name) => join(folder, name));
  for (const each of [classes, home]) mkdirSync(each);
  const grammar = join(of('pscanrules', 'antlr'), place, 'antlr/JavaScriptLexer.g4');
  const into = ['-package', `${place.replaceAll('/', '.')}.antlr`, '-Xexact-output-dir'];
  const tool = ['-cp', lib, 'org.antlr.v4.Tool', ...into, '-o', join(lexer, place, 'antlr'), grammar];
  execFileSync('java', tool, { stdio: 'inherit' });
  const sources = [lexer, of('commonlib', 'java'), of('pscanrules', 'java')].join(':');
  const rules = join(of('pscanrules', 'java'), place);
  const files = readdirSync(rules).filter((name) => name.endsWith('ScanRule.java'));
  const options = ['-nowarn', '-proc:none', '-encoding', 'UTF-8', '-cp', lib, '-sourcepath', sources];
  execFileSync('javac', [...options, '-d', classes, ...files.map((name) => join(rules, name))]);
  for (const addOn of ['pscanrules', 'commonlib'])
    cpSync(of(addOn, 'resources'), classes, { recursive: true });
  cpSync(of('pscanrules', 'zapHomeFiles'), home, { recursive: true });
  const program = fileURLToPath(new URL('Passive.java', import.meta.url));
  return (exchanges) => {
    const said = textOf('java', ['-cp', `${lib}:${classes}`, program, classes, exchanges, home]);
    const lines = said.split('\n').map((line) => line.split('\t'));
    const [, count, scanned] = lines.find(([kind]) => kind === 'scanned');
    const alerts = lines.filter(([kind]) => kind === 'alert');
    const found = alerts.map(([, rule, risk, address, evidence]) => ({ rule, risk, address, evidence }));
    return { found, rules: Number(count), scanned: Number(scanned) };
  };
}
