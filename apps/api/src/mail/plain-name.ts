/** Whether a name holds nothing that a mail program would make a link of: it goes to people who do not know us. */
export function isPlainName(name: string): boolean {
  return name !== '' && !/\p{L}\.\p{L}{2}|[:/\\@<>]|www/iu.test(name);
}
