import { testNewPersonContract, testProgressExportContract } from '@ninefold/contracts/rpc/testing';
import { exportedProgress, fakeProgress, progressReport } from './fake-progress';

const report = progressReport();
const free = () => fakeProgress({ report }).supabase();

testNewPersonContract(['progress_report'], free);
testProgressExportContract({
  free,
  subscriber: () => fakeProgress({ report, exported: exportedProgress() }).supabase(),
});
