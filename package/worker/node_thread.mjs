import { parentPort } from 'node:worker_threads';
import { Service } from './service.mjs';

const service = new Service((message) => parentPort.postMessage(message));
parentPort.on('message', (message) => service.hear(message));
