// Values that are handed out and must not change.

function deeplyFrozen(value) {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deeplyFrozen);
  return value;
}
