import { type Language, say } from '../../message.ts';
import { formatNumber } from '../../numbers.ts';
import { paymentMessages as messages } from './messages.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** The size of a file in words: `340 kB`, from one megabyte on `1,2 MB`. */
export function formatBytes(bytes: number, language: Language): string {
  if (bytes >= megabyte)
    return say(messages.megabytes, language, { size: formatNumber(bytes / megabyte, language, 1) });
  return say(messages.kilobytes, language, { size: formatNumber(Math.ceil(bytes / kilobyte), language) });
}
