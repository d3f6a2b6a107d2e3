declare module 's3rver' {
  class S3rver {
    constructor(options: {
      readonly port: number;
      readonly address: string;
      readonly silent: boolean;
      readonly directory: string;
      readonly configureBuckets: readonly { readonly name: string }[];
    });
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }

  // biome-ignore lint/style/noDefaultExport: that is how the package is made
  export { S3rver as default };
}
