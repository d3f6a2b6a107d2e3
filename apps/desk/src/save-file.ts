/** Lets the browser save what the page holds. */
export function saveFile(name: string, content: Uint8Array<ArrayBuffer> | string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
