import { layerLabels, type LayerName, type Layers } from './layers';
import { made } from '../made';

/** A check box for each layer. */
export function layerBoxes(layers: Layers, onChange: () => void): HTMLElement {
  const boxes = made('fieldset', { id: 'layers' }, made('legend', {}, 'Show'));
  for (const [name, label] of Object.entries(layerLabels) as [LayerName, string][]) {
    const box = made('input', { type: 'checkbox', id: `layer-${name}` });
    box.checked = layers[name];
    box.addEventListener('change', () => {
      layers[name] = box.checked;
      onChange();
    });
    boxes.append(made('label', { class: `layer ${name}` }, box, made('span', {}, label)));
  }
  return boxes;
}
