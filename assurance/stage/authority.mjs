import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const openssl = (...args) => execFileSync('openssl', args, { stdio: 'pipe' });

/** An authority of one's own. */
export class Authority {
  folder = mkdtempSync(join(tmpdir(), 'ndp-authority-'));
  ca = join(this.folder, 'ca.pem');

  constructor() {
    const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30', '-subj', '/CN=Own authority'];
    const uses = ['-addext', 'keyUsage=critical,keyCertSign,cRLSign'];
    openssl('req', ...made, ...uses, '-keyout', join(this.folder, 'ca.key'), '-out', this.ca);
  }

  /** Writes fullchain.pem and privkey.pem for these names into a folder. */
  issue(folder, ...names) {
    mkdirSync(folder, { recursive: true });
    const at = (name) => join(folder, name);
    const ext = join(this.folder, 'ext');
    writeFileSync(ext, `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}\n`);
    openssl(
      'req',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-subj',
      `/CN=${names[0]}`,
      '-keyout',
      at('privkey.pem'),
      '-out',
      at('request'),
    );
    const by = ['-CA', this.ca, '-CAkey', join(this.folder, 'ca.key'), '-CAcreateserial', '-days', '30'];
    openssl('x509', '-req', '-in', at('request'), ...by, '-extfile', ext, '-out', at('fullchain.pem'));
    return { key: readFileSync(at('privkey.pem')), cert: readFileSync(at('fullchain.pem')) };
  }

  /** The seal of an organiser, as a file with its password beside it. */
  seal(folder, partner) {
    const { folder: own } = this;
    this.issue(join(own, partner), partner);
    const [key, cert] = ['privkey.pem', 'fullchain.pem'].map((name) => join(own, partner, name));
    const out = join(folder, `${partner}.p12`);
    openssl(
      'pkcs12',
      '-export',
      '-inkey',
      key,
      '-in',
      cert,
      '-certfile',
      this.ca,
      '-passout',
      'pass:seal',
      '-out',
      out,
    );
    chmodSync(out, 0o644);
    writeFileSync(join(folder, `${partner}.password`), 'seal');
  }
}
