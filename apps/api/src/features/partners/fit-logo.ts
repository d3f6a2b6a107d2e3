import { filesAside } from '../settlement/inspection/files-aside.ts';
import { FileRefused } from '../settlement/refusals.ts';
import { LogoUnfit } from './refusals.ts';

/** Largest logo as it is sent, and as it is kept, bytes. */
const most = { sent: 1024 * 1024, kept: 150 * 1024 };
/** Four times what the head of a page shows, for the finest screens, px. */
const bounds = { width: 800, height: 160 };

/**
 * A logo as it is kept: written anew from its pixels, and no larger than it is shown.
 *
 * @throws {LogoUnfit} it is no PNG or JPEG, or too large
 */
export async function fitLogo(given: Uint8Array): Promise<Uint8Array> {
  if (given.length > most.sent) throw new LogoUnfit();
  try {
    const { bytes, mediaType } = await filesAside.inspectFile(given);
    if (!mediaType.startsWith('image/')) throw new LogoUnfit();
    const png = await filesAside.shrink(bytes, bounds);
    if (png.length > most.kept) throw new LogoUnfit();
    return png;
  } catch (cause) {
    throw cause instanceof FileRefused ? new LogoUnfit() : cause;
  }
}
