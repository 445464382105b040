// What is handed out and never changes.

function deeplyFrozen(value) {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deeplyFrozen);
  return value;
}
