/** The little of it that is used; otherwise only the library of browsers declares it. */
declare namespace WebAssembly {
  class Module {}
  type Exports = Readonly<Record<string, unknown>>;
  type Imports = Readonly<Record<string, Readonly<Record<string, (number: number) => unknown>>>>;
  class Instance {
    constructor(module: Module, imports: Imports);
    readonly exports: Exports;
  }
  function compile(bytes: Uint8Array): Promise<Module>;
}
