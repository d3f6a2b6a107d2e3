import { pageWidths, readFilePage, readFilePages } from '@ndp/contract/desk/file-pages.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { useState } from 'react';
import { askDesk, askPicture } from '../../ask.ts';
import { useLoaded } from '../../use-loaded.ts';
import type { CaseKey } from '../use-case.ts';

interface FileInput {
  readonly of: CaseKey;
  readonly file: string | undefined;
  /** Nothing is asked before it is seen for the first time. */
  readonly isSeen: boolean;
  readonly scale: number;
}

/** The pages of a file: one at a time, drawn by the server when it is looked at. */
export function useFilePages({ of, file: chosen, isSeen, scale }: FileInput) {
  const { language } = useLanguage();
  const [wasSeen, setWasSeen] = useState(isSeen);
  if (isSeen && !wasSeen) setWasSeen(true);
  const file = wasSeen ? chosen : undefined;
  const [turned, setTurned] = useState({ file, page: 1 });
  const page = turned.file === file ? turned.page : 1;
  const opened = useLoaded(
    `file ${file}`,
    async () => file && askDesk(language, readFilePages, { params: { ...of, file } }),
  );
  const { count, look } = opened.answer || { count: 1, look: '' };
  const width = widthOf(scale);
  const picture = useLoaded(
    `page ${file} ${look} ${page}`,
    async () =>
      file &&
      look &&
      askPicture(language, readFilePage, {
        params: { ...of, file, page: String(page) },
        query: { look, width },
      }),
    width,
  );
  return {
    page,
    count,
    picture: picture.answer,
    failure: opened.failure ?? picture.failure,
    again: () => {
      opened.again();
      picture.again();
    },
    move: (by: number) => setTurned({ file, page: Math.min(Math.max(page + by, 1), count) }),
  };
}
export type FilePages = ReturnType<typeof useFilePages>;

/** As many points as the screen has for a page that is enlarged so much. */
function widthOf(scale: number): (typeof pageWidths)[number] {
  const needed = Math.min(innerWidth, Number(pageWidths[0])) * scale * devicePixelRatio;
  return pageWidths.find((width) => Number(width) >= needed) ?? '2400';
}
