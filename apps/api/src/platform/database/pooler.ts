/** What a pooler answers to a setting at the beginning of a connection that it does not pass on. */
export function isRefusedSetting(cause: unknown): boolean {
  const { code, message = '' } = Object(cause) as { code?: string; message?: string };
  return code === '08P01' && message.includes('startup parameter');
}
