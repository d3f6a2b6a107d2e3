import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CreateBucketCommand,
  ListObjectVersionsCommand,
  PutBucketVersioningCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { goWith } from '../programs.mjs';

// Said of Node 20 by whoever loads the client; the product says it in its README.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
const release = 'v0.0.0-20261109003541-7506e5f91cd6';
const credentials = { accessKeyId: 'ndp-bucket-user', secretAccessKey: 'ndp-bucket-secret' };
const identity = { name: 'ndp', credentials: [credentials].map(keyOf), actions: ['Admin'] };
/** Two copies of everything, on two nodes. */
const copies = '001';
const loopback = ['-ip=127.0.0.1', '-ip.bind=127.0.0.1'];

/** SeaweedFS: a master, three nodes with the bytes, and the S3 gateway with the names, on this machine alone. */
export class Seaweed {
  #program;
  #port;
  #folder;
  #running = new Map();
  bucket = 'ndp-files';

  constructor({ port, folder }) {
    // The replacement is the module's own.
    const replaced = ['github.com/tyler-smith/go-bip39=github.com/cosmos/go-bip39@v1.0.0'];
    this.#program = goWith('weed', `github.com/seaweedfs/seaweedfs/weed@${release}`, replaced);
    this.#port = port;
    this.#folder = folder;
    this.endpoint = `http://127.0.0.1:${port + 5}`;
    this.client = new S3Client({
      ...{ endpoint: this.endpoint, region: 'us-east-1', credentials, forcePathStyle: true },
    });
  }

  /** What the product is told of the bucket. */
  get settings() {
    return {
      FILES_S3_ENDPOINT: this.endpoint,
      FILES_S3_BUCKET: this.bucket,
      FILES_S3_ACCESS_KEY_ID: credentials.accessKeyId,
      FILES_S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    };
  }

  async start() {
    const [master, names] = [this.#place('master'), this.#place('names')];
    const config = join(this.#folder, 's3.json');
    writeFileSync(config, JSON.stringify({ identities: [identity] }));
    const small = ['-volumeSizeLimitMB=64', '-peers=none', '-telemetry=false'];
    this.#run('master', [`-mdir=${master}`, `-defaultReplication=${copies}`, ...small], 0);
    for (const node of [1, 2, 3]) this.startNode(node);
    const gateway = [`-s3.port=${this.#port + 5}`, '-s3.port.iceberg=0', '-s3.port.lance=0'];
    const kept = [`-defaultStoreDir=${names}`, `-defaultReplicaPlacement=${copies}`, '-maxMB=1'];
    this.#run('filer', [...this.#under, ...kept, '-s3', `-s3.config=${config}`, ...gateway], 4);
    await this.#makeBucket();
  }

  startNode(n) {
    const place = this.#place(`node${n}`);
    this.#run('volume', [...this.#under, `-dir=${place}`, '-max=40', '-rack=one'], n);
  }

  /** As a plug that is pulled. */
  async loseNode(n) {
    const child = this.#running.get(n);
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  stop() {
    for (const child of this.#running.values()) child.kill('SIGKILL');
    this.client.destroy();
  }

  /** How many versions each name has that is no mark of a deletion. */
  async versions() {
    const counts = new Map();
    const { Versions = [], IsTruncated } = await this.#ask(ListObjectVersionsCommand);
    if (IsTruncated) throw new Error('more versions than one answer holds');
    for (const { Key } of Versions) counts.set(Key, (counts.get(Key) ?? 0) + 1);
    return counts;
  }

  get #under() {
    return [`-master=127.0.0.1:${this.#port}`];
  }

  #place(name) {
    const place = join(this.#folder, name);
    mkdirSync(place, { recursive: true });
    return place;
  }

  #run(kind, args, nth) {
    const log = openSync(join(this.#folder, `${kind}${nth}.log`), 'a');
    const options = [`-port=${this.#port + nth}`, ...loopback, ...args];
    const child = spawn(this.#program, [kind, ...options], {
      ...{ cwd: this.#folder, stdio: ['ignore', log, log] },
    });
    process.once('exit', () => child.kill('SIGKILL'));
    this.#running.set(nth, child);
  }

  async #makeBucket() {
    for (const end = performance.now() + 60_000; ; ) {
      try {
        await this.#ask(CreateBucketCommand);
        break;
      } catch (fault) {
        if (performance.now() > end) throw fault;
        await wait(500);
      }
    }
    await this.#ask(PutBucketVersioningCommand, { VersioningConfiguration: { Status: 'Enabled' } });
  }

  #ask(Command, more = {}) {
    return this.client.send(new Command({ Bucket: this.bucket, ...more }));
  }
}

function keyOf({ accessKeyId, secretAccessKey }) {
  return { accessKey: accessKeyId, secretKey: secretAccessKey };
}
