/** From now on the browser knows more than its cookies. */
export function takeCookiesBack(): void {
  void fetch('/taken-over', { method: 'POST', keepalive: true }).catch(() => undefined);
}
