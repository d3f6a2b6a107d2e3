import type { DocumentText, TextBlock } from '@ndp/contract/document-text.ts';
import styles from './document-view.module.css';

/** A whole document as text on a page: headings, lists and tables, in its own language. */
export function DocumentView({ text }: { readonly text: DocumentText }) {
  return (
    <article className={styles.document} lang={text.language} aria-label={text.title}>
      {text.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a document never changes its order
        <Block key={index} block={block} />
      ))}
    </article>
  );
}

function Block({ block }: { readonly block: TextBlock }) {
  switch (block.kind) {
    case 'title':
      return (
        <header>
          <h4 className={styles.title}>{block.text}</h4>
          <p className={styles.quiet}>{block.subtitle}</p>
        </header>
      );
    case 'heading':
      return <h5 className={styles.heading}>{block.text}</h5>;
    case 'paragraph':
      return <p className={block.tone && styles.quiet}>{block.text}</p>;
    case 'notice':
      return <p className={styles.notice}>{block.text}</p>;
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
            <li key={label}>{label}: …</li>
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
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Grid({ block: { grid } }: Of<'grid'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard
    // biome-ignore lint/a11y/useSemanticElements: a document of many tables is no form and no landmark for each
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={grid.name}>
      <table>
        <caption>{grid.name}</caption>
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
                <td key={`${grid.header[column]}`}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Clauses({ block: { clauses } }: Of<'clauses'>) {
  const [first] = clauses;
  if (clauses.length === 1 && first?.label === '') {
    return (
      <>
        <p>{first.text}</p>
        <Points points={first.points} />
      </>
    );
  }
  return (
    <ol className={styles.clauses}>
      {clauses.map(({ label, text, points }) => (
        <li key={label}>
          {text}
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
        <li key={label}>{text}</li>
      ))}
    </ol>
  );
}
