import { Service } from './service.mjs';

const service = new Service((message) => postMessage(message));
addEventListener('message', ({ data }) => service.hear(data));
