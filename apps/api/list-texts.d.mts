/** Every text that a partner may word otherwise, once, by the file and name it stands under first. */
export function listTexts(): readonly { readonly key: string; readonly pl: string; readonly en: string }[];
