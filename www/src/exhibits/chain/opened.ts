import type { ChainFigure } from './element.ts';
import { GroupsPanel } from './groups-panel.ts';
import { MapPanel } from './map-panel.ts';
import { OctalPanel } from './octal-panel.ts';
import { renderPlayPanel } from './play-panel.ts';
import { RacePanel } from './race-panel.ts';
import { RowPanel } from './row-panel.ts';
import { TablePanel } from './table-panel.ts';

/** The panels of a figure, with what has been typed, chosen and worked out in them. */
export class Opened {
  readonly #figure: ChainFigure;
  readonly #row: RowPanel;
  readonly #groups: GroupsPanel;
  readonly #table: TablePanel;
  readonly #race: RacePanel;
  readonly #map: MapPanel;
  readonly #octal: OctalPanel;

  constructor(figure: ChainFigure) {
    this.#figure = figure;
    this.#row = new RowPanel(figure);
    this.#groups = new GroupsPanel(figure);
    this.#table = new TablePanel(figure);
    this.#race = new RacePanel(figure);
    this.#map = new MapPanel(figure);
    this.#octal = new OctalPanel(figure);
  }

  /** Another run: what was typed and refused is forgotten, and what runs is ended. */
  forget(): void {
    this.#row.forget();
    this.#map.forget();
    this.#race.forget();
  }

  row(): unknown {
    return this.#row.render();
  }

  play(): unknown {
    return renderPlayPanel(this.#figure);
  }

  groups(): unknown {
    return this.#groups.render();
  }

  table(): unknown {
    return this.#table.render();
  }

  race(): unknown {
    return this.#race.render();
  }

  map(): unknown {
    return this.#map.render();
  }

  octal(): unknown {
    return this.#octal.render();
  }
}
