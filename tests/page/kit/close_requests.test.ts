import '../support/dom';
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { CloseRequests } from '../../../web/kit/close_requests';

let watchers: { onclose: (() => void) | null; destroyed: boolean }[] = [];
const useCloseWatcher = () => {
  window.CloseWatcher = class {
    onclose: (() => void) | null = null;
    destroyed = false;
    constructor() {
      watchers.push(this);
    }
    destroy(): void {
      this.destroyed = true;
    }
  };
};
afterEach(() => {
  watchers = [];
  delete window.CloseWatcher;
});

test('a request to go back closes what is open, once for each thing', () => {
  useCloseWatcher();
  let closed = 0;
  const requests = new CloseRequests(() => ++closed);
  requests.wanted = false;
  assert.equal(watchers.length, 0);
  requests.wanted = true;
  requests.wanted = true;
  assert.equal(watchers.length, 1);
  watchers[0].onclose!();
  assert.equal(closed, 1);
  // A sheet under it is open still.
  requests.wanted = true;
  assert.equal(watchers.length, 2);
  requests.wanted = false;
  assert.equal(watchers[1].destroyed, true);
});

test('browsers that know of no such requests go back as ever', () => {
  const requests = new CloseRequests(() => assert.fail());
  requests.wanted = true;
  requests.wanted = false;
});
