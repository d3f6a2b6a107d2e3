/** What a picture is reduced to before it is compared: so many cells, each of three colours. */
export const bandedSize = { width: 13, height: 16 };

/** A cell of paper: lighter than this, and of nearly one grey. */
const paper = { light: 175, spread: 32, mostShare: 0.4 };
/** By how much a cell is lighter than the one before where it counts as a step up, 0 to 255: noise is less. */
const leastStep = 6;
/** Contrast below which a row is plain, 0 to 255, and how many steps it has at least, up and not. */
const plain = { contrast: 24, steps: 2 };
/** Fewest rows by which a picture tells itself from others. */
const fewestBands = 8;

/**
 * Rows of a picture that is a photograph, each as its place and the steps from light to dark between its cells: they
 * outlast a smaller size, another compression and other light. Plain rows are left out.
 *
 * @param rgb  its cells, as `bandedSize` has them
 * @returns none of a page of paper, and of a picture too plain to be told from others
 */
export function bandsOf(rgb: Uint8Array): readonly string[] {
  const { width, height } = bandedSize;
  if (paperShare(rgb) > paper.mostShare) return [];
  const greys = Array.from({ length: width * height }, (_, cell) => greyOf(rgb, cell));
  const bands = Array.from({ length: height }, (_, row) =>
    greys.slice(row * width, (row + 1) * width),
  ).flatMap((row, n) => {
    const steps = row.slice(1).map((grey, i) => (grey - (row[i] ?? 0) > leastStep ? '1' : '0'));
    const rising = steps.filter((step) => step === '1').length;
    const isPlain =
      Math.max(...row) - Math.min(...row) < plain.contrast ||
      Math.min(rising, steps.length - rising) < plain.steps;
    return isPlain ? [] : [`${n} ${steps.join('')}`];
  });
  return bands.length < fewestBands ? [] : bands;
}

const coloursOf = (rgb: Uint8Array, cell: number) => rgb.subarray(cell * 3, cell * 3 + 3);

function greyOf(rgb: Uint8Array, cell: number): number {
  const [red = 0, green = 0, blue = 0] = coloursOf(rgb, cell);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

function paperShare(rgb: Uint8Array): number {
  const cells = Array.from({ length: rgb.length / 3 }, (_, cell) => coloursOf(rgb, cell));
  const isPaper = (colours: Uint8Array) =>
    Math.min(...colours) > paper.light && Math.max(...colours) - Math.min(...colours) < paper.spread;
  return cells.filter(isPaper).length / cells.length;
}
