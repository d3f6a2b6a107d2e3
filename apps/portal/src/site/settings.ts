/** What the server writes into the page's head: where the portal stands and where its API answers. */
export interface Settings {
  readonly environment: string;
  readonly applicationDomain: string;
  readonly apiOrigin: string;
  /** Addresses of the partners' portals, told on the wrong-address page; empty in production. */
  readonly portals: readonly string[];
}

/** Reads the settings from the page. */
export function readSettings(page: Document): Settings {
  const content = (name: string) =>
    page.querySelector<HTMLMetaElement>(`meta[name="ndp-${name}"]`)?.content.trim() ?? '';
  return {
    environment: content('environment'),
    applicationDomain: content('application-domain'),
    apiOrigin: content('api-origin'),
    portals: content('portals').split(/\s+/).filter(Boolean),
  };
}
