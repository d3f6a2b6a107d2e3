import { parentPort, workerData } from 'node:worker_threads';
import { Balancer } from '../../stage/balancer.mjs';

/** A balancer on a thread of its own, so that it costs whoever asks nothing. */
const { at, places } = workerData;
await new Balancer(at, places, [], 60_000).start();
parentPort.postMessage('ready');
