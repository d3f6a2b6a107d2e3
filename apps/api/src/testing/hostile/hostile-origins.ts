/**
 * Origins made to look like those of portals: suffixes and prefixes, dots, ports, names and words before the host,
 * other letters of the same look, and what is no origin at all.
 *
 * @param domain  the application domain
 * @param labels  partners, and the product's own hosts
 */
export function hostileOrigins(domain: string, labels: readonly string[]): readonly string[] {
  return [...new Set([...labels.flatMap((label) => disguises(label, domain)), ...nobodies(domain)])];
}

function disguises(label: string, domain: string): string[] {
  const host = `${label}.${domain}`;
  return [
    `https://${host}.`,
    `https://${label}..${domain}`,
    `https://.${host}`,
    `https://${host}.evil.example`,
    `https://${label}.evil${domain}`,
    `https://evil-${label}.example`,
    `https://${label}-${domain}`,
    `https://${label}${domain}`,
    `https://x.${host}`,
    `https://${label}.x.${domain}`,
    `https://${host}:3000`,
    `https://${host}:443`,
    `https://${host}:0`,
    `https://${host}:`,
    `https://${host}/`,
    `https://${host}/path`,
    `https://${host}?query`,
    `https://${host}#part`,
    `https://user@${host}`,
    `https://${host}@evil.example`,
    `https://user:word@${host}`,
    `https://evil.example\\@${host}`,
    `https://evil.example/${host}`,
    `https://evil.example?${host}`,
    `https://evil.example#@${host}`,
    `http://${host}`,
    `ftp://${host}`,
    `wss://${host}`,
    `blob:https://${host}`,
    `//${host}`,
    host,
    ` https://${host}`,
    `https://${host} `,
    `https:// ${host}`,
    `https://${host}\t`,
    `https://${host}\n`,
    `https://${host}, https://evil.example`,
    `https://evil.example, https://${host}`,
    `https://${host} https://evil.example`,
    `https://${label}.${domain.replace('e', 'е').replace('o', 'о')}`,
    `https://${label.replace('o', 'о').replace('m', 'м').replace('s', 'ѕ').replace('a', 'а')}.${domain}`,
    `https://${fullWidth(label)}.${domain}`,
    `https://${label}.${domain.replace('l', 'ⅼ')}`,
    `https://${host}`.replace(/k/g, '\u212A').replace('https', 'http\u017F'),
    `https://${label}。${domain}`,
    `https://${label}․${domain}`,
    `https://xn--${label}-.${domain}`,
    `https://${label}%2e${domain}`,
    `https://${label}%00.${domain}`,
    `https://-${host}`,
    `https://${label}-.${domain}`,
    `https://${label}_.${domain}`,
    `https://*.${domain}`,
    `https:///${host}`,
    `https:${host}`,
    `https://https://${host}`,
  ];
}

/** The same letters as wide as Chinese ones; some software takes them for Latin. */
function fullWidth(label: string): string {
  return label.replace(/[a-z0-9]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0));
}

function nobodies(domain: string): string[] {
  const hosts = [
    '',
    '.',
    'localhost',
    '127.0.0.1',
    '[::1]',
    '[::1]:3000',
    '[::ffff:127.0.0.1]',
    '2130706433',
    `api.${domain}`,
  ];
  const schemes = ['https://', 'http://', 'file://', ''];
  const own = [`https://mail.${domain}`, `https://nobody.${domain}`, `https://${'a'.repeat(64)}.${domain}`];
  const rest = [
    'null',
    'NULL',
    '*',
    'undefined',
    'about:blank',
    'data:text/html,x',
    `https://${'a.'.repeat(2000)}${domain}`,
  ];
  return [...schemes.flatMap((scheme) => hosts.map((host) => scheme + host)), ...own, ...rest];
}
