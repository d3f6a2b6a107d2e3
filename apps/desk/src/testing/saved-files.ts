import { beforeEach, vi } from 'vitest';

/** A file as the browser was told to save it. */
interface SavedFile {
  readonly name: string;
  readonly bytes: number;
}

/** What the pages of each test of this file have the browser save. Browser addresses of files are none of jsdom's. */
export function watchSavedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  let bytes = 0;
  beforeEach(() => {
    saved.length = 0;
    Object.assign(URL, {
      createObjectURL: (file: Blob) => {
        bytes = file.size;
        return 'blob:file';
      },
      revokeObjectURL: () => {},
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, bytes });
    });
  });
  return saved;
}
