/**
 * The types for templates of Vue and Svelte, by the checkers of these frameworks. They install much, so
 * they run only with `npm test -- --full`, and they need a network.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { full } from '../e2e/support/full.ts';
import { install, node } from './support/npm.ts';
import { freshProject, type Project } from './support/project.ts';

const compilerOptions = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [],
  strict: true,
  noEmit: true,
  module: 'esnext',
  moduleResolution: 'bundler',
  verbatimModuleSyntax: true,
};

interface Framework {
  readonly packages: readonly string[];
  /** The file of a template with this figure, that imports the entry point of the framework. */
  template(figure: string): string;
  readonly file: string;
  readonly checker: readonly string[];
  /** A figure in which everything is right. */
  readonly right: string;
  /** Figures with one mistake each, and the word by which the checker must name it. */
  readonly wrong: readonly (readonly [figure: string, named: string])[];
}

const frameworks: Readonly<Record<string, Framework>> = {
  vue: {
    packages: ['vue@3.5', 'vue-tsc@3', 'typescript@5.9'],
    template: (figure) => `<script setup lang="ts">
import type { StepDetail } from 'appleyard/vue';
const heard = (event: CustomEvent<StepDetail>) => event.detail.lastStep;
</script>
<template>${figure}</template>`,
    file: 'Post.vue',
    checker: ['node_modules/vue-tsc/bin/vue-tsc.js', '--noEmit'],
    right: `<appleyard-nim id="fig1" class="wide" scene="v=1" theme="dark" :start="3" autoplay
      :loop="false" width="640" :step="4" @step="heard" @ready="() => {}"><a href="#">a</a></appleyard-nim>`,
    wrong: [
      ['<appleyard-nim theme="purple"></appleyard-nim>', 'purple'],
      ['<appleyard-nim @step="(event: MouseEvent) => event"></appleyard-nim>', 'MouseEvent'],
    ],
  },
  svelte: {
    packages: ['svelte@5', 'svelte-check@4', 'typescript@5.9'],
    template: (figure) => `<script lang="ts">
import type { StepDetail } from 'appleyard/svelte';
const heard = (event: CustomEvent<StepDetail>) => event.detail.lastStep;
</script>
${figure}`,
    file: 'Post.svelte',
    checker: ['node_modules/svelte-check/bin/svelte-check', '--fail-on-warnings'],
    right: `<appleyard-nim id="fig1" class="wide" scene="v=1" theme="dark" start={3} autoplay
      loop={false} width="640" step={4} onstep={heard} onready={() => {}}><a href="/">a</a></appleyard-nim>`,
    wrong: [
      ['<appleyard-nim theme="purple"></appleyard-nim>', 'purple'],
      ['<appleyard-nim onstep={(event: MouseEvent) => event}></appleyard-nim>', 'MouseEvent'],
    ],
  },
};

describe.runIf(full).each(Object.entries(frameworks))(
  'templates of %s',
  (_, { packages, template, file, checker, right, wrong }) => {
    let project: Project;

    beforeAll(async () => {
      project = await freshProject({
        'tsconfig.json': JSON.stringify({ compilerOptions, include: ['*.ts', file] }),
        'env.d.ts': 'export {};',
      });
      await install(project.folder, ...packages);
    }, 300_000);
    afterAll(() => project.remove());

    /** What the checker says of a figure in a template; nothing if it is content. */
    const said = async (figure: string): Promise<string> => {
      await project.write({ [file]: template(figure) });
      return node(project.folder, ...checker).then(
        () => '',
        ({ stdout }: { stdout: string }) => stdout,
      );
    };

    test('know the elements, their attributes and their events', async () => {
      expect(await said(right)).toBe('');
    });

    test.each(wrong)('have no %s', async (figure, named) => {
      expect(await said(figure)).toContain(named);
    });
  },
);
