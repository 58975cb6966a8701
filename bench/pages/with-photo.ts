import { copyProject } from '../../e2e/fixtures/copy-of-the-project.ts';
import { startServer } from '../../e2e/fixtures/server.ts';
import { copyTemplate } from '../../e2e/fixtures/template.ts';

/** The site of a couple that chose a photo of their own for the first screen, as the manual says. */
export const startWithPhoto = async (photo: string) => {
  const project = copyProject();
  project.change(
    'src/content/photos.yaml',
    /# hero:\n#   photo: .*\n#   alt: .*/,
    `hero:\n  photo: ${photo}\n  alt: Los dos`,
  );
  const { exitCode, output } = await project.build();
  if (exitCode !== 0) throw new Error(output);
  const { dataDir, remove } = copyTemplate();
  const server = await startServer({ DATA_DIR: dataDir }, project.folder);
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      remove();
      project.remove();
    },
  };
};
