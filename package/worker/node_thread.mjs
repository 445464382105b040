import { parentPort } from 'node:worker_threads';
import { placeOf } from './releases_in_node.mjs';
import { Service } from './service.mjs';

const service = new Service((message, transfer = []) => parentPort.postMessage(message, transfer), placeOf);
parentPort.on('message', (message) => service.hear(message));
