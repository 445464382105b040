import { createElement } from '../../kit/create_element';
import { layerLabels, type LayerName, type Layers } from './layers';

/** A check box for each layer. */
export function layerBoxes(layers: Layers, onChange: () => void): HTMLElement {
  const boxes = createElement('fieldset', { id: 'layers' }, createElement('legend', {}, 'Show'));
  for (const [name, label] of Object.entries(layerLabels) as [LayerName, string][]) {
    const box = createElement('input', { type: 'checkbox', id: `layer-${name}` });
    box.checked = layers[name];
    box.addEventListener('change', () => {
      layers[name] = box.checked;
      onChange();
    });
    boxes.append(createElement('label', { class: `layer ${name}` }, box, createElement('span', {}, label)));
  }
  return boxes;
}
