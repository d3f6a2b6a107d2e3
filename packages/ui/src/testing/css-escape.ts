// jsdom has no CSS.escape; radio groups in user-event and popovers in react-aria call it.
globalThis.CSS ??= {
  escape: (text: string) => text.replace(/[^\w-]/g, (sign) => `\\${sign}`),
} as typeof CSS;
