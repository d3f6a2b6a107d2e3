import { describe, expect, it } from 'vitest';
import { hostOfPartner, validateHost } from './site-check.ts';

const domain = 'ndp.example';

describe('the site check', () => {
  it.each(['localhost', 'LOCALHOST', '127.0.0.1', '10.0.0.7', '[::1]'])(
    'does not open at %s, whatever the port',
    (host) => {
      expect(validateHost(host, domain)).toEqual({ error: 'LOCALHOST_NOT_ALLOWED' });
    },
  );

  it.each([
    'ndp.example.evil.test',
    'evilndp.example',
    'mpec.ndp.example.test',
    'example',
    'mpec-ndp.example',
  ])('calls %s a foreign domain', (host) => {
    expect(validateHost(host, domain)).toEqual({ error: 'APP_DOMAIN_NOT_MATCH' });
  });

  it('reads the partner from the label in front of the application domain', () => {
    expect(validateHost('mpec.ndp.example', domain)).toEqual({ label: 'mpec' });
    expect(validateHost('MPEC.NDP.example', domain)).toEqual({ label: 'mpec' });
  });

  it('takes the bare application domain as a site without a label, to be sent to its partner', () => {
    expect(validateHost('ndp.example', domain)).toEqual({ label: '' });
    expect(hostOfPartner('mpec', domain)).toBe('mpec.ndp.example');
  });

  it('opens portals under a *.localhost domain used on a developer’s machine', () => {
    expect(validateHost('stx.ndp.localhost', 'ndp.localhost')).toEqual({ label: 'stx' });
  });
});
