import { siteRoot } from '../share/base.ts';

/** Loads the script that other pages use, by its public name, so that figures in this page are as they are in others. */
export function runEmbed(): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = `${siteRoot()}${import.meta.env.DEV ? 'src/embed/embed.ts' : 'embed.js'}`;
  document.head.append(script);
}
