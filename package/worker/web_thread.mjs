import { placeAt } from '../releases/fetched_place.mjs';
import { Service } from './service.mjs';

const service = new Service(
  (message, transfer = []) => postMessage(message, transfer),
  ([folder]) => placeAt(folder),
);
addEventListener('message', ({ data }) => service.hear(data));
