import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';

/** What was measured, as a table of Markdown. */
export class Table {
  #rows = [];

  /**
   * @param ours  a figure, or a measurement with `perSecond`
   * @param theirs  the same of what it is compared with
   */
  add(what, { ours, theirs, goal = '', isGood }) {
    const [figure, other] = [ours, theirs].map((each) => each?.perSecond ?? each);
    const ratio = other === undefined ? undefined : figure / other;
    const verdict = isGood === undefined ? '' : isGood(figure, ratio) ? 'met' : 'missed';
    const cpu = [ours, theirs].map((each) => show(each?.cpuUs)).join(' / ');
    const answers = Object.keys(ours?.statuses ?? {}).join(' ');
    const row = [what, show(figure), show(other), ratio?.toFixed(2) ?? '', goal, verdict, cpu, answers];
    this.#rows.push(row);
    console.error(row.join(' | '));
  }

  print(settings) {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
    const [cpu] = cpus();
    console.log(`${new Date().toISOString().slice(0, 16)}, commit ${commit}, Node ${process.version}`);
    console.log(`${cpus().length} × ${cpu?.model}; ${JSON.stringify(settings)}`);
    const head = ['', 'product', 'beside it', 'ratio', 'goal', '', 'processor µs each', 'answers'];
    for (const row of [head, head.map(() => '---'), ...this.#rows]) console.log(`| ${row.join(' | ')} |`);
  }
}

function show(figure) {
  if (figure === undefined || figure === null || Number.isNaN(figure)) return '';
  return figure >= 100 ? String(Math.round(figure)) : figure.toFixed(1);
}
