/** What wrangler.toml binds and the environment must hold. */
export type Bindings = {
  DB: D1Database;
  PICTURES: R2Bucket;
  IMAGES: ImagesBinding;
  REQUEST_LIMIT: RateLimit;
  /** Changes with every deploy, of code or of configuration. */
  RELEASE: WorkerVersionMetadata;
  [variable: string]: unknown;
};
