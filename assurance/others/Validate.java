import eu.europa.esig.dss.model.FileDocument;
import eu.europa.esig.dss.spi.DSSUtils;
import eu.europa.esig.dss.spi.validation.CommonCertificateVerifier;
import eu.europa.esig.dss.spi.x509.CommonTrustedCertificateSource;
import eu.europa.esig.dss.validation.SignedDocumentValidator;
import java.io.File;

/**
 * Prints what EU DSS says of each signed PDF: a line `file, number of signatures, indication, format`.
 *
 * java -cp 'lib/*' Validate.java FOLDER-OF-TRUSTED-PEM FILE...
 */
class Validate {
  public static void main(String[] args) {
    var trusted = new CommonTrustedCertificateSource();
    for (File pem : new File(args[0]).listFiles()) trusted.addCertificate(DSSUtils.loadCertificate(pem));
    for (int i = 1; i < args.length; i++) {
      var validator = SignedDocumentValidator.fromDocument(new FileDocument(args[i]));
      var verifier = new CommonCertificateVerifier();
      verifier.setTrustedCertSources(trusted);
      validator.setCertificateVerifier(verifier);
      var report = validator.validateDocument().getSimpleReport();
      var id = report.getFirstSignatureId();
      System.out.println(String.join("\t", args[i], String.valueOf(report.getSignaturesCount()),
          report.getIndication(id) + " " + report.getSubIndication(id), String.valueOf(report.getSignatureFormat(id)),
          report.getAdESValidationErrors(id).stream().map(m -> m.getValue()).toList().toString(),
          report.getAdESValidationWarnings(id).stream().map(m -> m.getValue()).toList().toString()));
    }
  }
}
