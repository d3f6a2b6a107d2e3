import type { DocumentText, TextBlock } from '@ndp/contract/document-text.ts';
import { bindWords } from '@ndp/flows/typography.ts';
import { memo } from 'react';
import styles from './document-view.module.css';

/**
 * A whole document as text on a page, in its own language: what it is about, then its parts, each under a fold of its
 * own, so that the names of all stand together. It is long: nothing done beside it draws it anew.
 */
export const DocumentView = memo(function DocumentView({ text }: { readonly text: DocumentText }) {
  const [first = [], ...parts] = partsOf(text.blocks);
  return (
    <article className={styles.document} lang={text.language} aria-label={text.title}>
      <Blocks blocks={first} />
      {parts.map(([heading, ...blocks]) => (
        <details key={textOf(heading)} className={styles.part}>
          <summary>
            <h5>{bindWords(textOf(heading))}</h5>
          </summary>
          <Blocks blocks={blocks} />
        </details>
      ))}
    </article>
  );
});

/** The blocks before the first heading, then those of each with its heading first. */
function partsOf(blocks: readonly TextBlock[]): readonly (readonly TextBlock[])[] {
  const starts = blocks.flatMap(({ kind }, at) => (kind === 'heading' ? [at] : []));
  return [0, ...starts].map((start, n) => blocks.slice(start, starts[n]));
}

function textOf(heading: TextBlock | undefined): string {
  return heading?.kind === 'heading' ? heading.text : '';
}

function Blocks({ blocks }: { readonly blocks: readonly TextBlock[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a document never changes its order
    <Block key={index} block={block} />
  ));
}

function Block({ block }: { readonly block: TextBlock }) {
  switch (block.kind) {
    case 'title':
      return (
        <header>
          <h4 className={styles.title}>{bindWords(block.text)}</h4>
          <p className={styles.quiet}>{bindWords(block.subtitle)}</p>
        </header>
      );
    case 'heading':
      return null;
    case 'paragraph':
      return <p className={block.tone && styles.quiet}>{bindWords(block.text)}</p>;
    case 'notice':
      return <p className={styles.notice}>{bindWords(block.text)}</p>;
    case 'amount':
      return (
        <p>
          {block.label}: <strong>{block.figures}</strong> ({block.words})
        </p>
      );
    case 'facts':
      return <Facts block={block} />;
    case 'grid':
      return <Grid block={block} />;
    case 'clauses':
      return <Clauses block={block} />;
    case 'blanks':
      return (
        <ul>
          {block.labels.map((label) => (
            <li key={label}>{bindWords(label)}: …</li>
          ))}
        </ul>
      );
    case 'signatures':
      return (
        <ul>
          {block.signers.map(({ role, name, note }) => (
            <li key={role}>
              {role}: <strong>{name}</strong>
              <span className={styles.quiet}> ({note})</span>
            </li>
          ))}
        </ul>
      );
  }
}

type Of<Kind extends TextBlock['kind']> = { readonly block: Extract<TextBlock, { kind: Kind }> };
function Facts({ block: { name, rows } }: Of<'facts'>) {
  return (
    <dl className={styles.facts} aria-label={name}>
      {rows.map(([label = '', value = '']) => (
        <div key={label}>
          <dt>{bindWords(label)}</dt>
          <dd>{bindWords(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Where there is no room for columns, each cell stands under the name of its own. */
function Grid({ block: { grid } }: Of<'grid'>) {
  return (
    <table className={styles.grid}>
      <caption>{bindWords(grid.name)}</caption>
      <thead>
        <tr>
          {grid.header.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {grid.rows.map((cells) => (
          <tr key={cells.join('|')}>
            {cells.map((cell, column) => (
              <td key={`${grid.header[column]}`} data-name={grid.header[column]}>
                <span>{bindWords(cell)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Clauses({ block: { clauses } }: Of<'clauses'>) {
  const [first] = clauses;
  if (clauses.length === 1 && first?.label === '') {
    return (
      <>
        <p>{bindWords(first.text)}</p>
        <Points points={first.points} />
      </>
    );
  }
  return (
    <ol className={styles.clauses}>
      {clauses.map(({ label, text, points }) => (
        <li key={label}>
          {bindWords(text)}
          <Points points={points} />
        </li>
      ))}
    </ol>
  );
}

function Points({ points }: { readonly points: Of<'clauses'>['block']['clauses'][number]['points'] }) {
  if (points.length === 0) return null;
  return (
    <ol className={styles.points}>
      {points.map(({ label, text }) => (
        <li key={label}>{bindWords(text)}</li>
      ))}
    </ol>
  );
}
