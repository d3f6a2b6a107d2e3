const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Any other text makes the database refuse the statement. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
