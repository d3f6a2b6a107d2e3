import { readCaseFile, readInvoiceFile } from '@ndp/contract/desk/cases.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { useEffect, useRef } from 'react';
import { pathOf } from '../../ask.ts';
import { caseMessages as texts } from '../messages.ts';
import type { CaseKey } from '../use-case.ts';
import styles from './documents.module.css';
import type { View } from './use-view.ts';

/** One document in full height: larger, turned, the next and the one before. */
export function Viewer({ of, view }: { readonly of: CaseKey; readonly view: View }) {
  const { say } = useLanguage();
  const { file, at, count } = view;
  if (!file) return null;
  const address = pathOf(readCaseFile.path, { ...of, file: file.id });
  const name = `${file.kind}: ${file.name}`;
  return (
    <section className={styles.viewer} aria-label={say(texts.viewer)}>
      <div className={styles.toolbar}>
        <Tool text={say(texts.previous_file)} sign="←" isOff={at === 0} onPress={() => view.move(-1)} />
        <span>{say(texts.file_of, { n: at + 1, count })}</span>
        <Tool text={say(texts.next_file)} sign="→" isOff={at === count - 1} onPress={() => view.move(1)} />
        <Tool text={say(texts.zoom_out)} sign="−" isOff={view.scale === 1} onPress={() => view.zoom(-1)} />
        <span>{Math.round(view.scale * 100)}%</span>
        <Tool text={say(texts.zoom_in)} sign="+" onPress={() => view.zoom(1)} />
        <Tool text={say(texts.rotate)} sign="↻" onPress={view.rotate} />
        <a href={address} target="_blank" rel="noreferrer">
          {say(texts.own_tab)}
        </a>
        {file.media_type === 'application/xml' && (
          <a href={pathOf(readInvoiceFile.path, { ...of, file: file.id })} download>
            {say(texts.take_xml)}
          </a>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className={styles.sheet} tabIndex={0} aria-label={name}>
        <Frame key={file.id} address={address} name={name} scale={view.scale} turns={view.turns} />
      </section>
    </section>
  );
}

interface FrameProps {
  readonly address: string;
  readonly name: string;
  readonly scale: number;
  /** Quarter turns to the right. */
  readonly turns: number;
}

/** The file in a frame of its own, with nothing of it in the page; it is drawn larger and turned from outside. */
export function Frame({ address, name, scale, turns }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const { style } = frame.current ?? {};
    if (!style) return;
    style.width = `${scale * 100}%`;
    style.height = `${scale * 100}%`;
    style.transform = turns === 0 ? '' : `rotate(${turns * 90}deg)`;
  }, [scale, turns]);
  return <iframe ref={frame} className={styles.frame} src={address} title={name} />;
}

interface ToolProps {
  readonly text: string;
  readonly sign: string;
  readonly isOff?: boolean;
  readonly onPress: () => void;
}

function Tool({ text, sign, isOff = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      title={text}
      aria-label={text}
      disabled={isOff}
      onClick={onPress}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
